module callboard.test/pause

go 1.24

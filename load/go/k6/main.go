// k6 as it is published, built from its module because no registry of packages has the program, and with streams: its own
// HTTP client returns when a response ends, which a live stream does not.
package main

import (
	"go.k6.io/k6/cmd"
	"go.k6.io/k6/js/modules"
)

func main() {
	modules.Register("k6/x/stream", streams{})
	cmd.Execute()
}

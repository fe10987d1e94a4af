package main

import (
	"bufio"
	"context"
	"net/http"
	"strings"
	"sync"
	"time"
)

// What scripts import as k6/x/stream.
type streams struct{}

type event struct {
	data string
	at   time.Time
}

// A member's open stream, as scripts hold it.
type openStream struct {
	Status  int   `js:"status"`
	ReadyMs int64 `js:"readyMs"`
	stop    context.CancelFunc
	lock    sync.Mutex
	events  []event
}

// Open begins a stream of server-sent events and returns when it says `ready`, or why it was refused. It ends by itself
// after so many seconds at most.
func (streams) Open(address string, token string, seconds int) (*openStream, error) {
	began := time.Now()
	life, stop := context.WithTimeout(context.Background(), time.Duration(seconds)*time.Second)
	request, err := http.NewRequestWithContext(life, http.MethodGet, address, nil)
	if err != nil {
		stop()
		return nil, err
	}
	request.Header.Set("authorization", "Bearer "+token)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		stop()
		return nil, err
	}
	opened := &openStream{Status: response.StatusCode, stop: stop}
	lines := bufio.NewScanner(response.Body)
	for response.StatusCode == http.StatusOK && lines.Scan() {
		if lines.Text() == "event: ready" {
			opened.ReadyMs = time.Since(began).Milliseconds()
			break
		}
	}
	go func() {
		defer response.Body.Close()
		for lines.Scan() {
			if data, found := strings.CutPrefix(lines.Text(), "data: "); found {
				opened.lock.Lock()
				opened.events = append(opened.events, event{data, time.Now()})
				opened.lock.Unlock()
			}
		}
	}()
	return opened, nil
}

// WaitFor returns how many milliseconds after a moment (of the epoch, in milliseconds) the first event arrived whose data
// has the text; -1 when none came within so many seconds.
func (opened *openStream) WaitFor(text string, since int64, seconds int) int64 {
	deadline := time.Now().Add(time.Duration(seconds) * time.Second)
	for time.Now().Before(deadline) {
		opened.lock.Lock()
		for _, one := range opened.events {
			if after := one.at.UnixMilli() - since; after >= 0 && strings.Contains(one.data, text) {
				opened.lock.Unlock()
				return after
			}
		}
		opened.lock.Unlock()
		time.Sleep(time.Millisecond)
	}
	return -1
}

// Close ends the stream.
func (opened *openStream) Close() {
	opened.stop()
}

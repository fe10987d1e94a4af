// CoreDNS with the few plugins that a cluster needs.
package main

import (
	_ "github.com/coredns/coredns/plugin/cache"
	_ "github.com/coredns/coredns/plugin/errors"
	_ "github.com/coredns/coredns/plugin/health"
	_ "github.com/coredns/coredns/plugin/kubernetes"
	_ "github.com/coredns/coredns/plugin/loadbalance"
	_ "github.com/coredns/coredns/plugin/ready"

	"github.com/coredns/coredns/core/dnsserver"
	"github.com/coredns/coredns/coremain"
)

func main() {
	// The order in which CoreDNS asks its plugins.
	dnsserver.Directives = []string{"bind", "errors", "health", "ready", "cache", "kubernetes", "loadbalance"}
	coremain.Run()
}

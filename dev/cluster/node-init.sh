#!/usr/bin/env bash
# First process of a node, in namespaces of its own (mount, network, process, ipc, host name): prepares what the node's
# programs expect of a machine, then waits and reaps. node-init.sh NAME FOLDER ADDRESS first|further
set -eu
name=$1 folder=$2 address=$3 place=$4
hostname "$name"
mount --make-rprivate /
ip link set lo up
if [ "$place" = first ]; then
  # The node's address is on the bridge itself; further nodes join it. A bridge needs a port to be up.
  ip link add eth0 type bridge
  ip link add stub0 type veth peer name stub1
  ip link set stub0 master eth0
  ip link set stub0 up
  ip link set stub1 up
else
  touch "$folder/waits"
  until ip link show eth0 > /dev/null 2>&1; do sleep 0.1; done
fi
ip addr add "$address/24" dev eth0
ip link set eth0 up
ip route add default dev eth0
echo 1 > /proc/sys/net/ipv4/ip_forward
echo 1 > /proc/sys/net/ipv4/conf/all/route_localnet
echo 1 > /proc/sys/net/bridge/bridge-nf-call-iptables 2> /dev/null || true
# The sysfs of this network, with the cgroups of the machine kept.
mkdir -p "$folder/cgroups"
mount --rbind /sys/fs/cgroup "$folder/cgroups"
mount -t sysfs sysfs /sys
mount --rbind "$folder/cgroups" /sys/fs/cgroup
umount -l "$folder/cgroups"
# The kubelet would set these for the whole machine: it is given files instead.
for key in vm/overcommit_memory vm/panic_on_oom kernel/panic kernel/panic_on_oops kernel/keys/root_maxkeys kernel/keys/root_maxbytes; do
  mkdir -p "$folder/sysctl/$(dirname $key)"
  cat "/proc/sys/$key" > "$folder/sysctl/$key"
  mount --bind "$folder/sysctl/$key" "/proc/sys/$key"
done
mount -t tmpfs tmpfs /run
mkdir -p /run/containerd
# Folders of the machine that a kubelet writes into: the node has its own, over a view that goes with the node.
mount -t tmpfs tmpfs /var/log
mount -t tmpfs tmpfs /var/lib
for path in /etc/cni /var/lib/cni /var/lib/kubelet /var/log/pods /var/log/containers; do
  mkdir -p "$folder$path" "$path"
  mount --bind "$folder$path" "$path"
done
mount --make-rshared /
touch "$folder/ready"
# bash reaps what is orphaned.
while :; do sleep 3600 & wait $!; done

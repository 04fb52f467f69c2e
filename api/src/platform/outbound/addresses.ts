import { BlockList, isIP } from 'node:net'

type Range = readonly [address: string, prefix: number]

/** This host, private, shared, link-local, documentation, benchmark, multicast and reserved networks. */
const NOT_PUBLIC_4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Inside the global range, but tunnels to IPv4 (Teredo, 6to4), documentation and special purposes. */
const NOT_PUBLIC_6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const buildBlockList = (ranges: readonly Range[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, family)
  return list
}
const refused4 = buildBlockList(NOT_PUBLIC_4, 'ipv4')
const refused6 = buildBlockList(NOT_PUBLIC_6, 'ipv6')
/** The only global range: IPv4-mapped, NAT64, unique local, link-local, loopback and multicast lie outside of it. */
const global6 = buildBlockList([['2000::', 3]], 'ipv6')

/** Whether a literal address belongs to the public internet. Anything that is no address does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}

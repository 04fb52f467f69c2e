import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/** What counts as one caller: an IPv4 address, or the /64 that one connection has of IPv6. */
export function toNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip
  const address = ip.split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail ?? ''].map(part => part.split(':').filter(Boolean)) as [string[], string[]]
  const missing = tail === undefined ? 0 : GROUPS - first.length - last.length
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  const network = groups.slice(0, NETWORK_GROUPS).map(group => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

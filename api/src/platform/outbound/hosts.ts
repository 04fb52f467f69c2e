import { OutboundFailure } from './failure.ts'

/** 'api.example.com', or '*.example.com' for every name below example.com. */
export type HostPattern = string

/** Whether a lower-case host name is in the list. */
export const isListed = (host: string, patterns: readonly HostPattern[]): boolean =>
  patterns.some(pattern => (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern))

export interface UrlRules {
  hosts: readonly HostPattern[]
  protocols: readonly string[]
  /** Ports besides the protocol's own. */
  ports: readonly number[]
}

/** The address, when the rules let it through: scheme, listed host, port, no credentials. Throws `refused`. */
export function listedUrl(text: string, { hosts, protocols, ports }: UrlRules): URL {
  const url = URL.parse(text)
  const allowed =
    url &&
    protocols.includes(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    (url.port === '' || ports.includes(Number(url.port))) &&
    isListed(url.hostname, hosts)
  if (!allowed) throw new OutboundFailure('refused')
  return url
}

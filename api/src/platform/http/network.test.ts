import { describe, expect, it } from 'vitest'
import { toNetwork } from './network.ts'

describe('@G07 what counts as one caller', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
    ['2001:db8:1:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is of %s', (ip, network) => expect(toNetwork(ip)).toBe(network))
})

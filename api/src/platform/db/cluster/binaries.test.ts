import { describe, expect, it } from 'vitest'
import { findBinaries, machineName } from './binaries.ts'

describe('the package of a machine', () => {
  it.each([
    ['linux-x64', { platform: 'linux', arch: 'x64', libc: '2.36' }],
    ['linux-arm64', { platform: 'linux', arch: 'arm64', libc: '2.41' }],
    ['linux-x64-musl', { platform: 'linux', arch: 'x64', libc: undefined }],
    ['darwin-arm64', { platform: 'darwin', arch: 'arm64', libc: undefined }],
    ['windows-x64', { platform: 'win32', arch: 'x64', libc: undefined }],
  ] as const)('is %s; there is none for musl', (name, machine) => {
    expect(machineName(machine)).toBe(name)
  })
})

it('the programs that come with us may be named as well as others', () => {
  const ours = findBinaries(undefined)
  expect(findBinaries(ours.bin)).toEqual(ours)
})

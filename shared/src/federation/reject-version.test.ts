import { beforeEach, describe, expect, it } from 'vitest'
import { markDrawn, rejectVersion } from './reject-version.ts'
import { RemoteError } from './remote-error.ts'
import { type Remote, remotes, UNTRIED } from './remote-state.ts'
import { published } from './testing/published-version.ts'

const NAME = 'mf-chat'
const newer = published({ version: 'b' })
const older = published({ version: 'a' })
const stalled = new RemoteError('stalled', NAME, 'nothing is drawn')
const broken = new Error('it broke')

let remote: Remote
const running = (lastGood: string | null): Remote => ({
  ...UNTRIED,
  running: newer,
  entry: { name: NAME, active: 'b', canary: null, lastGood, disabled: null, versions: [newer, older] },
})
const put = (one: Remote) => {
  remote = one
  remotes.set(NAME, one)
}
beforeEach(() => put(running('a')))

describe('@S10 a version that was loaded and cannot be drawn', () => {
  it.each([
    ['it draws nothing in time', stalled],
    ['nobody sees what it draws', new RemoteError('blank', NAME, 'nothing is seen')],
    ['it breaks at first', broken],
  ])('gives way to the last good one: %s', (_what, error) => {
    expect(rejectVersion(NAME, 'b', error)).toBe(true)
    expect(remote).toMatchObject({ running: null, failure: error, failures: 1 })
    expect([...remote.rejected.keys()]).toEqual(['b'])
  })

  it('stays once something was drawn, whatever breaks later', () => {
    markDrawn(NAME, 'b')
    expect(rejectVersion(NAME, 'b', broken)).toBe(false)
    expect(remote).toMatchObject({ running: newer, stale: false })
    // Another screen of the remote: the same version, evaluated again.
    expect(rejectVersion(NAME, 'b', stalled)).toBe(false)
    expect(remote).toMatchObject({ running: newer, stale: true })
  })

  it('is not taken for drawn because another version was', () => {
    markDrawn(NAME, 'a')
    expect(remote.drawn).toBe(false)
  })

  it('is given up once, however many of its screens say so', () => {
    rejectVersion(NAME, 'b', stalled)
    remote.running = older
    expect(rejectVersion(NAME, 'b', stalled)).toBe(true)
    expect(remote).toMatchObject({ running: older, failures: 1 })
  })

  it('is loaded again from the beginning when there is no other', () => {
    put(running(null))
    expect(rejectVersion(NAME, 'b', stalled)).toBe(false)
    expect(remote).toMatchObject({ running: null, failure: stalled })
    expect(remote.rejected.size).toBe(0)
  })

  it('is kept, to be drawn anew, when it broke and there is no other', () => {
    put(running(null))
    expect(rejectVersion(NAME, 'b', broken)).toBe(false)
    expect(remote).toMatchObject({ running: newer, failure: null })
  })

  it('begins with the best version again when the last good one is no better', () => {
    rejectVersion(NAME, 'b', stalled)
    remote.running = older
    expect(rejectVersion(NAME, 'a', stalled)).toBe(false)
    expect(remote.running).toBeNull()
    expect(remote.rejected.size).toBe(0)
  })

  it('says nothing of a remote that nobody knows', () => {
    expect(rejectVersion('mf-autre', 'b', stalled)).toBe(false)
  })
})

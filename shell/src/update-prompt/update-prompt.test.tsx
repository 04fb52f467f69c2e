import type { RemoteEntry } from '@ariane/shared/contracts/registry'
import { remoteStates } from '@ariane/shared/federation'
import { PUPIL, renderScreen } from '@ariane/shared/testing/components'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { messages as sentences } from '../remotes/messages.ts'
import { RemoteScreen } from '../remotes/remote-screen.tsx'
import { ISSUED, openRegistry, publishRemote } from '../testing/publish-remote.tsx'
import { messages as text } from './messages.ts'
import { UpdatePrompt } from './update-prompt.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The next look, and the pause in which somebody is asked: what follows from a look is drawn when its time has passed. */
async function look() {
  await pass(45_000)
  await pass(6_000)
}
const asked = () => screen.queryByText(text.ready) !== null

function Page({ ids }: { ids: readonly string[] }) {
  const [open, setOpen] = useState('')
  return (
    <>
      {ids.map(id => (
        <button key={id} type="button" onClick={() => setOpen(id)}>
          {id}
        </button>
      ))}
      <button type="button" onClick={() => setOpen('')}>
        aucun
      </button>
      {open && <RemoteScreen id={open} props={{}} />}
      <UpdatePrompt />
    </>
  )
}

async function open(id: string) {
  fireEvent.click(screen.getByRole('button', { name: id }))
  await pass(1000)
}

/** A page with these remotes; the first is opened. */
async function openPage(...remotes: RemoteEntry[]) {
  await openRegistry(...remotes)
  const ids = remotes.map(({ name }) => name.slice(3))
  renderScreen(<Page ids={ids} />, { as: PUPIL })
  await open(ids[0] ?? '')
  expect(screen.getByText(`L’écran de ${remotes[0]?.name}`)).toBeTruthy()
}

beforeEach(() => {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
    // Vitest gives back those of the first file of its process, whose window is closed.
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval })
  })
})

describe('@S11 a tab that is left open across a publish', () => {
  it('is asked once a newer version of what it runs is given, and no more once that is taken back', async () => {
    const one = publishRemote('mf-asked')
    await openPage(one)
    await look()
    expect(asked()).toBe(false)
    one.active = 'b'
    await look()
    expect(asked()).toBe(true)
    await pass(45_000)
    expect(asked()).toBe(true)
    one.active = 'a'
    await pass(45_000)
    expect(asked()).toBe(false)
  })

  it('is left alone for one look by « Plus tard »', async () => {
    const one = publishRemote('mf-later')
    await openPage(one)
    one.active = 'b'
    await look()
    fireEvent.click(screen.getByRole('button', { name: text.later }))
    expect(asked()).toBe(false)
    await pass(45_000)
    expect(asked()).toBe(false)
    await look()
    expect(asked()).toBe(true)
  })

  it('is asked nothing for a remote that it did not run, which begins with the newest version', async () => {
    const other = publishRemote('mf-not-yet')
    await openPage(publishRemote('mf-run'), other)
    other.active = 'b'
    await look()
    expect(asked()).toBe(false)
    await open('not-yet')
    expect(screen.getByText('L’écran de mf-not-yet')).toBeTruthy()
    expect(remoteStates().find(({ name }) => name === 'mf-not-yet')).toMatchObject({ version: 'b', status: 'running' })
    await look()
    expect(asked()).toBe(false)
    other.active = 'a'
    await look()
    expect(asked()).toBe(true)
  })
})

describe('@F02 the switch of an operator', () => {
  it.each([
    ['without a question', 'mf-off', 'a'],
    ['that asks to reload', 'mf-off-asking', 'b'],
  ])('reaches an open tab %s within a minute', async (_what, name, active) => {
    const one = publishRemote(name)
    await openPage(one)
    one.active = active
    await look()
    expect(asked()).toBe(active === 'b')
    one.disabled = { reason: 'fuite', since: ISSUED }
    await open('aucun')
    await pass(60_000)
    expect(asked()).toBe(false)
    await open(name.slice(3))
    expect(screen.getByText(sentences.disabled)).toBeTruthy()
  })
})

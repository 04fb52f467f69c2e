import { type Published, type RemoteEntry, registrySchema } from '@ariane/shared/contracts/registry'
import { remoteStates } from '@ariane/shared/federation'
import { fakeApi, PUPIL, renderScreen } from '@ariane/shared/testing/components'
import { init } from '@module-federation/enhanced/runtime'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fetchRegistry } from '../remotes/load.ts'
import { messages as sentences } from '../remotes/messages.ts'
import { RemoteScreen } from '../remotes/remote-screen.tsx'
import { messages as text } from './messages.ts'
import { UpdatePrompt } from './update-prompt.tsx'

/** What the page asks its own server for: no row of the contract. */
const REGISTRY_FILE = {
  method: 'GET',
  path: '/remotes.json',
  summary: '',
  answer: registrySchema,
  policy: { allow: 'public' },
  rate: 'read',
} as const

const issued = '2026-10-05T08:00:00Z'

const version = (name: string, id: string): Published => ({
  version: id,
  manifest: `/remotes/${name}/${id}/mf-manifest.json`,
  entry: 'remoteEntry.js',
  files: {},
  exposes: { [`./${name.slice(3)}`]: { preload: [], kits: [], routes: [`/${name}`], screen: { title: name } } },
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id, time: issued, commit: null },
})

/** What everybody is given; a test changes it as a team does. */
let entries: RemoteEntry[]

/** A remote that is given to everybody, its code at hand. The loader knows those of earlier tests: each has a name of its own. */
function publish(name: string): RemoteEntry {
  const versions = ['b', 'a'].map(id => version(name, id))
  const entry: RemoteEntry = { name, active: 'a', canary: null, lastGood: null, disabled: null, versions }
  entries.push(entry)
  const module = { default: () => <p>L’écran de {name}</p> }
  Object.assign(globalThis, { [name]: { init: () => undefined, get: () => Promise.resolve(() => module) } })
  return entry
}

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
async function openPage(...names: string[]) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  fakeApi().on(REGISTRY_FILE, () => ({ schema: 1, issued, signature: null, remotes: structuredClone(entries) }))
  await fetchRegistry()
  const ids = names.map(name => name.slice(3))
  renderScreen(<Page ids={ids} />, { as: PUPIL })
  await open(ids[0] ?? '')
  expect(screen.getByText(`L’écran de ${names[0]}`)).toBeTruthy()
}

beforeAll(() => void init({ name: 'shell', remotes: [] }))
beforeEach(() => {
  entries = []
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
    const one = publish('mf-asked')
    await openPage('mf-asked')
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
    const one = publish('mf-later')
    await openPage('mf-later')
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
    publish('mf-run')
    const other = publish('mf-not-yet')
    await openPage('mf-run', 'mf-not-yet')
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
    const one = publish(name)
    await openPage(name)
    one.active = active
    await look()
    expect(asked()).toBe(active === 'b')
    one.disabled = { reason: 'fuite', since: issued }
    await open('aucun')
    await pass(60_000)
    expect(asked()).toBe(false)
    await open(name.slice(3))
    expect(screen.getByText(sentences.disabled)).toBeTruthy()
  })
})

import { type Registry, registrySchema } from '@ariane/shared/contracts/registry'
import { fakeApi, PUPIL, press, renderScreen } from '@ariane/shared/testing/components'
import { init } from '@module-federation/enhanced/runtime'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fetchRegistry } from './load.ts'
import { messages as text } from './messages.ts'
import { RemoteScreen } from './remote-screen.tsx'
import { findScreen } from './remotes.ts'

const published = {
  version: '1.0.0',
  manifest: '/remotes/mf-chat/1.0.0/mf-manifest.json',
  entry: null,
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: 'x', time: '2026-10-05T08:00:00Z', commit: null },
}
/** A page of which one remote is switched off and no other is published. */
const REGISTRY: Registry = {
  schema: 1,
  issued: '2026-10-05T08:00:00Z',
  signature: null,
  remotes: [
    {
      name: 'mf-chat',
      active: '1.0.0',
      canary: null,
      lastGood: null,
      disabled: { reason: 'réparation', since: '2026-10-05T08:00:00Z' },
      versions: [published],
    },
  ],
}

/** What the page asks its own server for: no row of the contract. */
const REGISTRY_FILE = {
  method: 'GET',
  path: '/remotes.json',
  summary: '',
  answer: registrySchema,
  policy: { allow: 'public' },
  rate: 'read',
} as const

// As the build of the shell does before anything else.
beforeAll(() => void init({ name: 'shell', remotes: [] }))
// A page reads its registry once, and another test may have had one.
beforeEach(async () => {
  fakeApi().on(REGISTRY_FILE, () => REGISTRY)
  await fetchRegistry()
})

function open(id: string, isPart = false) {
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  return renderScreen(
    <>
      <p>Le reste de la page</p>
      <RemoteScreen id={id} props={{}} isPart={isPart} />
    </>,
    { as: PUPIL },
  )
}

describe('a screen of a remote', () => {
  it.each([
    ['is switched off', 'chat', text.disabled],
    ['is not published', 'objectives', text.down],
  ])('that %s leaves a panel and the rest of the page, and can be tried again', async (_why, id, sentence) => {
    const { user } = open(id)
    expect(screen.getByText(text.loading(findScreen(id).title))).toBeTruthy()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText('Le reste de la page')).toBeTruthy()
    const asked = vi.spyOn(globalThis, 'fetch')
    await press(user, 'Réessayer')
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/remotes.json', expect.anything()))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('is tried again by itself when the connection is back', async () => {
    open('chat')
    await screen.findByText(text.disabled)
    const asked = vi.spyOn(globalThis, 'fetch')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/remotes.json', expect.anything()))
    expect(await screen.findByText(text.disabled)).toBeTruthy()
  })

  it('that is a part of another one leaves its place empty', async () => {
    const { container } = open('chat', true)
    await waitFor(() => expect(container.textContent).toBe('Le reste de la page'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

import { PUPIL, press, renderScreen } from '@ariane/shared/testing/components'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aRemote, ISSUED, openRegistry } from '../testing/publish-remote.tsx'
import { messages as text } from './messages.ts'
import { RemoteScreen } from './remote-screen.tsx'
import { findScreen } from './remotes.ts'

/** A page of which one remote is switched off and no other is published. */
const CHAT = { ...aRemote('mf-chat'), disabled: { reason: 'réparation', since: ISSUED } }

// A page reads its registry once, and another test may have had one.
beforeEach(() => openRegistry(CHAT))

function open(id: string, isPart = false) {
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

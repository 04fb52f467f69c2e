import { useLocation, useNavigate } from '@ariane/shared/router'
import { PUPIL, press, pressTwice, renderScreen } from '@ariane/shared/testing/components'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ChatScreen from '../screen.tsx'
import { aMessage, chatApi } from '../testing/chat.ts'

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

/** The chat, come to from another page, with the browser's own buttons. */
function Browser() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname}</output>
      <button type="button" onClick={() => void navigate('/chat')}>
        Vers le chat
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Page précédente
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Page suivante
      </button>
      {pathname === '/chat' && <ChatScreen />}
    </>
  )
}

describe('a picture of the chat that is open', () => {
  const dialog = () => screen.queryByRole('dialog')

  async function open() {
    chatApi({
      messages: [aMessage(1, { type: 'image', fileUrl: PICTURE }), aMessage(2, { type: 'image', fileUrl: PICTURE })],
    })
    const { user } = renderScreen(<Browser />, { as: PUPIL, at: '/' })
    await press(user, 'Vers le chat')
    const [first] = await screen.findAllByTitle('Agrandir l’image')
    // Pressed twice, it leaves one entry.
    act(() => {
      first?.click()
      first?.click()
    })
    expect(await screen.findByRole('dialog')).toBeTruthy()
    return user
  }
  const back = () => screen.getByText<HTMLButtonElement>('Page précédente').click()

  it('is closed by the browser’s Back, and the chat stays', async () => {
    await open()
    back()
    await waitFor(() => expect(dialog()).toBeNull())
    expect(screen.getByText('/chat')).toBeTruthy()
    back()
    expect(await screen.findByText('/')).toBeTruthy()
  })

  it('is closed by its cross, which leaves no entry behind', async () => {
    await open()
    await pressTwice('Fermer')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(screen.getByText('/chat')).toBeTruthy()
    back()
    expect(await screen.findByText('/')).toBeTruthy()
  })

  it('is open again after Forward', async () => {
    const user = await open()
    back()
    await waitFor(() => expect(dialog()).toBeNull())
    await user.click(screen.getByText('Page suivante'))
    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  })

  it('and closed again by its cross, as often as one likes', async () => {
    const user = await open()
    for (const _time of [1, 2]) {
      await pressTwice('Fermer')
      await waitFor(() => expect(dialog()).toBeNull())
      await user.click(screen.getByText('Page suivante'))
      await screen.findByRole('dialog')
    }
  })
})

const withPicture = (width: number) => (player: HTMLElement) => {
  Object.defineProperty(player, 'videoWidth', { value: width })
  fireEvent.loadedMetadata(player)
}

describe('a film or a sound of the chat', () => {
  async function show(type: 'video' | 'audio', fileUrl: string, fail: (player: HTMLMediaElement) => void) {
    chatApi({ messages: [aMessage(1, { type, fileUrl })] })
    renderScreen(<ChatScreen />, { as: PUPIL })
    const label = type === 'video' ? 'Vidéo envoyée par Mme Durand' : 'Message vocal de Mme Durand'
    fail(await screen.findByLabelText<HTMLMediaElement>(label))
    return { label }
  }

  it.each([
    [
      'video',
      'data:video/quicktime;base64,AAAA',
      'ariane.mov',
      'is unknown',
      (player: HTMLElement) => fireEvent.error(player),
    ],
    ['video', 'data:video/mp4;base64,AAAA', 'ariane.mp4', 'has no picture for this browser', withPicture(0)],
    [
      'audio',
      'data:audio/ogg;base64,AAAA',
      'ariane.ogg',
      'is unknown',
      (player: HTMLElement) => fireEvent.error(player),
    ],
    [
      'audio',
      'data:audio/mpeg;base64,AAAA',
      'ariane.mp3',
      'is damaged',
      (player: HTMLElement) => fireEvent.error(player),
    ],
  ] as const)('that cannot be played says so and can be saved: %s %s', async (type, url, name, _why, fail) => {
    const { label } = await show(type, url, fail)
    const save = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Enregistrer le fichier' })
    expect([save.getAttribute('href'), save.download]).toEqual([url, name])
    expect(screen.getByText(label)).toBeTruthy()
    expect(screen.queryByLabelText(label)).toBeNull()
  })

  it('that plays stays a player', async () => {
    const { label } = await show('video', 'data:video/mp4;base64,AAAA', withPicture(320))
    expect(screen.getByLabelText(label)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Enregistrer le fichier' })).toBeNull()
  })
})

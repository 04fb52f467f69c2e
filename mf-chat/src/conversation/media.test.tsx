import { useLocation, useNavigate } from '@ariane/shared/router'
import { PUPIL, press, pressTwice, renderScreen } from '@ariane/shared/testing/components'
import { screen, waitFor } from '@testing-library/react'
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
    await user.click(first as HTMLElement)
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
})

import { act, fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

type Name = string | RegExp

/** Replaces what stands in a field by a text, at once. */
export async function fill(user: UserEvent, label: Name, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: 'input, select, textarea' })
  await user.click(field)
  fireEvent.change(field, { target: { value: text } })
}

export const press = async (user: UserEvent, name: Name): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

/** Two presses before anything is drawn again. */
export async function pressTwice(name: Name): Promise<void> {
  const button = await screen.findByRole('button', { name })
  act(() => {
    button.click()
    button.click()
  })
}

// @vitest-environment happy-dom
import { act } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OptionalName } from '../contracts/names.ts'
import { Password } from '../contracts/password.ts'
import { ApiError } from '../http/index.ts'
import { checkFields } from './check-fields.ts'
import { draw, holdCall } from './testing/draw.ts'
import { useFields } from './use-fields.ts'
import { useForm } from './use-form.ts'

const check = checkFields({ name: OptionalName, password: Password }, { name: 'Pas un nom', password: 'Trop court' })
type Values = { name: string; password: string }

function Screen({ start, send }: { start: Values; send: (sent: Values) => unknown }) {
  const state = useFields(start)
  const form = useForm({
    name: 'test',
    state,
    check,
    send,
    failure: 'Réessayez',
    refusals: { password: 'Ce n’est pas le vôtre' },
  })
  const field = (name: keyof Values) => [
    jsx('input', { ...form.input(name), 'aria-invalid': Boolean(form.errors[name]) }, name),
    jsx('i', { id: name, children: form.errors[name] }, `${name} error`),
  ]
  return jsxs('form', {
    ...form.props,
    children: [
      ...field('name'),
      ...field('password'),
      jsx('p', { children: form.problem }, 'problem'),
      jsx('button', { type: 'submit', children: form.busy ? 'Envoi…' : 'Envoyer' }, 'send'),
    ],
  })
}

function open(start: Values, send: (sent: Values) => unknown) {
  const { element, leave } = draw(jsx(Screen, { start, send }))
  const find = <E extends HTMLElement>(selector: string) => element.querySelector<E>(selector) as E
  const input = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
  return {
    leave,
    input,
    error: (name: string) => find(`#${name}`).textContent,
    problem: () => find('p').textContent,
    button: () => find('button').textContent,
    /** Focuses the button and presses it, as a mouse does. */
    press: () =>
      act(async () => {
        find('button').focus()
        find<HTMLFormElement>('form').requestSubmit()
      }),
    type: (name: string, text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text)
        input(name).dispatchEvent(new Event('input', { bubbles: true }))
      }),
  }
}

const GOOD = { name: 'Léa', password: 'secret-1' }

describe('a form', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  it('says nothing before it is sent, then focuses the first wrong field and keeps its errors current', async () => {
    const send = vi.fn()
    const form = open({ name: '<b>', password: 'a' }, send)
    expect(form.error('name')).toBe('')
    await form.press()
    expect(send).not.toHaveBeenCalled()
    expect([form.error('name'), form.error('password')]).toEqual(['Pas un nom', 'Trop court'])
    expect(document.activeElement).toBe(form.input('name'))
    await form.type('name', 'Léa')
    expect([form.error('name'), form.error('password')]).toEqual(['', 'Trop court'])
    await form.press()
    expect(document.activeElement).toBe(form.input('password'))
    await form.type('password', 'secret-1')
    expect(form.error('password')).toBe('')
    await form.type('password', 'court')
    expect(form.error('password')).toBe('Trop court')
    form.leave()
  })

  it('is sent once, however often it is pressed, and emptied when it was accepted', async () => {
    const call = holdCall()
    const send = vi.fn(() => call.promise)
    const form = open({ name: '', password: '' }, send)
    await form.type('name', ' Léa ')
    await form.type('password', 'secret-1')
    await form.press()
    await form.press()
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith(GOOD)
    expect(form.button()).toBe('Envoi…')
    await call.answer()
    expect(form.button()).toBe('Envoyer')
    expect([form.input('name').value, form.input('password').value, form.error('password')]).toEqual(['', '', ''])
    form.leave()
  })

  it('keeps what is typed when the call fails, says so, and takes it back at the next change', async () => {
    const form = open(GOOD, () => Promise.reject(new Error('panne')))
    await form.type('name', 'Noé')
    await form.press()
    expect([form.input('name').value, form.input('password').value]).toEqual(['Noé', 'secret-1'])
    expect(form.problem()).toBe('Réessayez')
    await form.type('name', 'Zoé')
    expect(form.problem()).toBe('')
    form.leave()
  })

  it('shows a refusal of the server at its field until that field changes', async () => {
    const refusal = new ApiError('POST', 400, '', { code: 'invalid_input', fields: ['password'] })
    const form = open(GOOD, () => Promise.reject(refusal))
    await form.press()
    expect(form.error('password')).toBe('Ce n’est pas le vôtre')
    expect(form.problem()).toBe('')
    expect(document.activeElement).toBe(form.input('password'))
    await form.type('name', 'Zoé')
    expect(form.error('password')).toBe('Ce n’est pas le vôtre')
    await form.type('password', 'secret-2')
    expect(form.error('password')).toBe('')
    form.leave()
  })

  it('keeps what was typed while it was being sent', async () => {
    const call = holdCall()
    const form = open(GOOD, () => call.promise)
    await form.press()
    await form.type('name', 'Zoé')
    await form.press()
    await call.answer()
    expect(form.input('name').value).toBe('Zoé')
    form.leave()
  })
})

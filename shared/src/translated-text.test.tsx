import { useStore } from '@ariane/shared/session'
import { renderScreen, translatePage } from '@ariane/shared/testing/components'
import { act, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'

const $shown = atom<ReactNode>(null)
const Shown = () => <div role="note">{useStore($shown)}</div>

function show(first: ReactNode) {
  $shown.set(first)
  renderScreen(<Shown />)
}

const change = (next: ReactNode) => act(async () => $shown.set(next))
const read = () => screen.getByRole('note').textContent

describe('a translated page', () => {
  it.each<[string, ReactNode, ReactNode, string]>([
    ['a text goes', ['a', 'b', <b key="b">c</b>], [false, 'b', <b key="b">c</b>], 'bc'],
    ['an element comes before a text', [false, 'b'], [<b key="b">a</b>, 'b'], 'ab'],
    ['a text comes before a text', [false, 'b', 'c'], ['a', 'b', 'c'], 'abc'],
    ['a text changes beside another', ['Reste ', 3, ' jours'], ['Reste ', 2, ' jours'], 'Reste 2 jours'],
    ['a text changes alone', 'a', 'b', 'b'],
    ['a text becomes an element', ['a', 'b'], [<b key="b">c</b>, 'b'], 'cb'],
    ['all goes', ['a', <b key="b">c</b>, 'd'], null, ''],
  ])('follows when %s', async (_what, first, next, expected) => {
    show(first)
    const before = read()
    await translatePage()
    await change(next)
    expect(read()).toBe(expected)
    await translatePage()
    await change(first)
    expect(read()).toBe(before)
    await change(null)
    expect(read()).toBe('')
  })

  it('keeps the order of what is moved', async () => {
    const Rows = ({ items }: { items: string[] }) => items.map(item => <Row key={item} name={item} />)
    const Row = ({ name }: { name: string }) => (
      <>
        {name} <i>.</i>
      </>
    )
    show(<Rows items={['a', 'b', 'c']} />)
    await translatePage()
    await change(<Rows items={['c', 'a', 'b']} />)
    expect(read()).toBe('c .a .b .')
    await translatePage()
    await change(<Rows items={['b', 'd', 'a']} />)
    expect(read()).toBe('b .d .a .')
  })

  it.each<[string, (text: Text, font: Element) => void]>([
    ['in two steps', (text, font) => [text.before(font), text.remove()]],
    ['in two steps, behind it', (text, font) => [text.after(font), text.remove()]],
    ['around it', (text, font) => [text.before(font), font.replaceChildren(text)]],
    ['by nothing', text => text.remove()],
  ])('follows a text that was replaced %s', async (_how, replace) => {
    show(['a', <b key="b">c</b>])
    await act(async () => {
      const font = document.createElement('font')
      font.textContent = 'a'
      replace(screen.getByRole('note').firstChild as Text, font)
    })
    await change([false, <b key="b">c</b>])
    expect(read()).toBe('c')
  })

  it('keeps what a translator put together with what goes', async () => {
    show(['a', <b key="b">b</b>, 'c', <i key="i">d</i>])
    await act(async () => {
      const font = document.createElement('font')
      const note = screen.getByRole('note')
      font.append(...[...note.childNodes].slice(0, 3))
      note.prepend(font)
    })
    await change([false, <b key="b">b</b>, 'c', <i key="i">d</i>])
    expect(read()).toBe('bcd')
    await change([false, false, 'c', <u key="u">e</u>])
    expect(read()).toBe('ce')
    await change(['f', false, 'c', <u key="u">e</u>])
    expect(read()).toBe('fce')
  })

  it('still tells of an element that is not where it should be', () => {
    show('a')
    expect(() => document.body.removeChild(document.createElement('p'))).toThrow()
    expect(() => document.body.removeChild(screen.getByRole('note'))).toThrow()
  })
})

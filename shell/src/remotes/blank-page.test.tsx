import { pageReportRoutes } from '@ariane/shared/contracts/page-reports'
import type { RemoteEntry } from '@ariane/shared/contracts/registry'
import { RemoteError } from '@ariane/shared/federation'
import { PUPIL, press, renderScreen } from '@ariane/shared/testing/components'
import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { remotes } from '../../../shared/src/federation/remote-state.ts'
import { ISSUED, openRegistry, publishRemote } from '../testing/publish-remote.tsx'
import { messages as text } from './messages.ts'
import { RemoteScreen } from './remote-screen.tsx'

/** The page as the shell draws it: a root, its menu beside the main part. The menu leaves the screen and opens it. */
function Page({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <div id="root">
      <nav>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Menu
        </button>
      </nav>
      <main id="contenu">{isOpen && children}</main>
    </div>
  )
}

const after = (harm: () => void) =>
  function Harmful() {
    useLayoutEffect(harm, [])
    return <p>Personne ne voit cela</p>
  }
const hide = (element: HTMLElement | null) => element?.style.setProperty('display', 'none')
/** happy-dom works no styles of sheets out: the body is hidden while the sheet is in effect. */
function leak() {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  leaked.push(sheet)
}
const Sound = () => <p>La bonne version</p>
const leaked: CSSStyleSheet[] = []

beforeEach(() => {
  leaked.length = 0
  const visible = Element.prototype.checkVisibility
  const spies = [
    // Everything has room: the tests are about what is hidden.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20)),
    vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function (this: Element, options) {
      return !leaked.some(sheet => !sheet.disabled) && visible.call(this, options)
    }),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    for (const one of [document.documentElement, document.body]) one.removeAttribute('style')
    document.adoptedStyleSheets = []
  })
})

/** A page that opens with version b, a canary that watches itself. */
async function open(remote: RemoteEntry) {
  Object.assign(remote, { active: 'b', canary: { version: 'b', share: 1, since: ISSUED } })
  const api = await openRegistry(remote)
  api.on(pageReportRoutes.reportFailure, () => ({ ok: true as const }))
  api.on(pageReportRoutes.reportLoad, () => ({ ok: true as const }))
  const drawn = renderScreen(
    <Page>
      <RemoteScreen id={remote.name.slice(3)} props={{}} />
    </Page>,
    { as: PUPIL },
  )
  return { ...drawn, api }
}

describe('@W01 @W02 a version after whose first drawing nobody sees the page', () => {
  it.each([
    ['a style of the body', 'mf-hides-body', () => hide(document.body)],
    ['a style sheet', 'mf-leaks', leak],
  ])('gives way to the last good one, is reported as blank and counts as a failure: %s', async (_what, name, harm) => {
    const remote = publishRemote(name, after(harm), Sound)
    remote.lastGood = 'a'
    const { api } = await open(remote)
    expect(await screen.findByText('La bonne version')).toBeTruthy()
    expect(document.body.checkVisibility()).toBe(true)
    const of = { remote: name, version: 'b' }
    await waitFor(() => {
      expect(api.sentTo(pageReportRoutes.reportFailure)).toEqual([{ ...of, kind: 'blank', screen: name.slice(3) }])
      expect(api.sentTo(pageReportRoutes.reportLoad)).toEqual([{ ...of, since: ISSUED, event: 'failed', ms: null }])
    })
  })

  it('leaves the panel where there is no other, and heals without a reload once it was rolled back', async () => {
    const remote = publishRemote(
      'mf-hides-root',
      after(() => hide(document.body)),
      Sound,
    )
    const { user } = await open(remote)
    expect(await screen.findByText(text.broken)).toBeTruthy()
    expect(document.body.checkVisibility()).toBe(true)
    Object.assign(remote, { active: 'a', canary: null })
    await press(user, 'Réessayer')
    expect(await screen.findByText('La bonne version')).toBeTruthy()
  })

  it('is not meant where the page is hidden although another version was passed over for that: what runs stays', async () => {
    const remote = publishRemote('mf-innocent', Sound)
    remote.lastGood = 'a'
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    leak()
    await openRegistry(remote)
    // As in a page that was opened again: the device remembers what the one before passed over.
    const frozen = new RemoteError('frozen', remote.name, 'b hid an earlier page')
    Object.assign(remotes.get(remote.name) ?? {}, { rejected: new Map([['b', frozen]]) })
    const { api } = await open(remote)
    await waitFor(() => expect(remotes.get(remote.name)).toMatchObject({ drawn: true }), { timeout: 5000 })
    expect(screen.getByText('La bonne version')).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    expect(api.sentTo(pageReportRoutes.reportFailure)).toEqual([
      expect.objectContaining({ version: 'b', kind: 'frozen' }),
    ])
  })

  it('is not meant where the screen alone is hidden at first, as one that fades in', async () => {
    let show = () => {}
    const Fading = after(() => {
      const own = screen.getByText('Personne ne voit cela')
      hide(own)
      show = () => own.removeAttribute('style')
    })
    const { api } = await open(publishRemote('mf-fades-in', Fading, Sound))
    await screen.findByText('Personne ne voit cela')
    expect(api.sentTo(pageReportRoutes.reportLoad)).toEqual([])
    show()
    await waitFor(() =>
      expect(api.sentTo(pageReportRoutes.reportLoad)).toEqual([
        expect.objectContaining({ version: 'b', event: 'shown' }),
      ]),
    )
  })

  it('takes the style sheets that it added with it when it is left, and has them again when it comes back', async () => {
    const foreign = new CSSStyleSheet()
    document.adoptedStyleSheets = [foreign]
    const own = new CSSStyleSheet()
    const Styled = after(() => {
      if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets = [foreign, own]
    })
    const { user, api } = await open(publishRemote('mf-styled', Styled))
    const applied = () => [foreign, own].map(({ disabled }) => !disabled)
    const isCounted = () => expect(api.sentTo(pageReportRoutes.reportLoad)).toHaveLength(1)
    await waitFor(isCounted)
    expect(applied()).toEqual([true, true])
    await press(user, 'Menu')
    expect(applied()).toEqual([true, false])
    await press(user, 'Menu')
    expect(await screen.findByText('Personne ne voit cela')).toBeTruthy()
    expect(applied()).toEqual([true, true])
  })
})

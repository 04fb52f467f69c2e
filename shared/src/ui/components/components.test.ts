import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { system } from '../theme.ts'
import { Button } from './button.tsx'
import { FilterTabs } from './filter-tabs.tsx'
import { Notice } from './notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ErrorState } from './states.tsx'
import { Tabs } from './tabs.tsx'

const html = (children: ReactNode) => renderToStaticMarkup(jsx(ChakraProvider, { value: system, children }))
const options = [
  { value: 'all', label: 'Tous', count: 8 },
  { value: 'done', label: 'Terminés' },
]
const nothing = () => undefined

describe('the parts of the kit, as a screen reader meets them', () => {
  it.each([
    [45.4, '45'],
    [140, '100'],
    [-3, '0'],
    [Number.NaN, '0'],
  ])('a progress bar given %s says %s', (value, said) => {
    const shown = html(jsx(ProgressBar, { label: 'Progression', value }))
    expect(shown).toContain(`aria-valuenow="${said}"`)
    expect(shown).toContain(`aria-valuetext="${said} %"`)
    expect(shown).toContain('aria-label="Progression"')
  })

  it('an error notice interrupts, the other notices wait, and each says its tone in words', () => {
    const error = html(jsx(Notice, { tone: 'error', children: 'Raté' }))
    const success = html(jsx(Notice, { tone: 'success', children: 'Gagné' }))
    expect(error).toContain('role="alert"')
    expect(error).toContain('>Erreur</span>')
    expect(success).toContain('role="status"')
    expect(success).toContain('>Réussi</span>')
  })

  it('an error state shows its sentence, and the retry button only when there is something to retry', () => {
    const message = 'Erreur lors du chargement du parcours'
    expect(html(jsx(ErrorState, { message, onRetry: nothing }))).toMatch(/Erreur lors du .*Réessayer<\/button>/)
    expect(html(jsx(ErrorState, { message }))).not.toContain('Réessayer')
  })

  it('a filter tells which of its buttons is pressed', () => {
    const shown = html(jsx(FilterTabs, { label: 'Filtrer', options, value: 'done', onChange: nothing }))
    expect(shown).toMatch(/aria-pressed="false"[^>]*>Tous/)
    expect(shown).toMatch(/aria-pressed="true"[^>]*>Terminés/)
  })

  it('only the chosen tab is reached by the Tab key, and it names the panel', () => {
    const shown = html(
      jsx(Tabs, { label: 'Vues', items: options, value: 'all', onChange: nothing, children: 'Contenu' }),
    )
    expect(shown.match(/tabindex="-1"/gi)).toHaveLength(1)
    expect(shown).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*>Tous/i)
    const panel = /role="tabpanel"[^>]*aria-labelledby="([^"]+)"/.exec(shown)?.[1] ?? 'missing'
    expect(shown).toContain(`id="${panel}"`)
  })

  it('a loading button keeps its words and cannot be pressed twice', () => {
    const shown = html(jsx(Button, { loading: true, children: 'Valider' }))
    expect(shown).toMatch(/<button[^>]*disabled=""/)
    expect(shown).toContain('Valider')
    expect(shown).not.toMatch(/visibility:hidden/)
  })
})

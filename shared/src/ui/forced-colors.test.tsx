import { renderScreen } from '@ariane/shared/testing/components'
import { describe, expect, it } from 'vitest'
import { FilterTabs, RadioGroup, Switch, Tabs } from './index.ts'

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const
const nothing = () => undefined

/** The rules for a person's own colours: selector and what it declares. */
function forcedRules(): [selector: string, declared: string][] {
  const css = [...document.querySelectorAll('style')].map(style => style.textContent).join('\n')
  return css
    .split('@media (forced-colors: active){')
    .slice(1)
    .flatMap(block => [...block.slice(0, block.indexOf('}}') + 1).matchAll(/([^{}]+)\{([^{}]+)\}/g)])
    .map(([, selector = '', declared = '']) => [selector.trim(), declared])
}

const kits = (
  <>
    <FilterTabs label="Filtre" options={OPTIONS} value="a" onChange={nothing} />
    <Tabs label="Onglets" items={OPTIONS} value="a" onChange={nothing}>
      Texte
    </Tabs>
    <RadioGroup label="Choix" name="choix" options={OPTIONS} value="a" onChange={nothing} />
    <Switch checked onChange={nothing}>
      Mot
    </Switch>
    <div aria-current="date">Aujourd’hui</div>
    <div>Demain</div>
  </>
)

/** Which rule paints an element, by the first that it matches. */
const paintOf = (element: Element | null) =>
  forcedRules().find(([selector]) => !/[*]|::/.test(selector) && element?.matches(selector))?.[1]

describe('in the colours of the person', () => {
  it('no component paints over what says that something is chosen', () => {
    renderScreen(kits)
    const rules = forcedRules()
    expect(rules.length).toBeGreaterThan(6)
    for (const [selector, declared] of rules)
      for (const one of declared.split(';').filter(part => part.trim() && !part.startsWith('--')))
        expect(one, selector).toMatch(/!important$/)
  })

  it.each([
    ['a filter', '[aria-pressed="true"]', '[aria-pressed="false"]', 'SelectedItem'],
    ['a tab', '[aria-selected="true"]', '[aria-selected="false"]', 'SelectedItem'],
    ['a radio', 'label:has(input[value="a"])', 'label:has(input[value="b"])', 'SelectedItem'],
    ['today', '[aria-current="date"]', 'div:not([aria-current])', 'Highlight'],
  ])('%s that is chosen is told from one that is not', (_what, chosen, other, color) => {
    const { container } = renderScreen(kits)
    expect(paintOf(container.querySelector(chosen))).toContain(color)
    expect(paintOf(container.querySelector(other))).toBeUndefined()
  })

  it('a switch says its side', () => {
    renderScreen(kits)
    const declared = Object.fromEntries(forcedRules())
    expect(declared['input[role="switch"]:checked']).toContain('SelectedItem')
    expect(declared['input[role="switch"]::before']).toContain('ButtonText')
  })
})

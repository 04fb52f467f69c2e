import type { Findings } from './findings.ts'

/** Runs in the page or in a frame of it: fields with their labels, and what belongs together. */
export function readForms(): Findings {
  const found: Findings = {}
  const see = (id: string, wrong?: string | false) => {
    const one = found[id] ?? { seen: 0, wrong: [] }
    found[id] = { seen: one.seen + 1, wrong: wrong ? [...one.wrong, wrong] : one.wrong }
  }
  const squeeze = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  const fields = [...document.querySelectorAll<Field>('input:not([type="hidden"]), select, textarea')].filter(
    one => isShown(one) && !one.closest('[aria-hidden="true"], [inert]'),
  )
  const byIds = (one: Element, attribute: string) =>
    squeeze(
      (one.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .map(id => (id ? document.getElementById(id)?.textContent : ''))
        .join(' '),
    )
  const nameField = (one: Field) =>
    byIds(one, 'aria-labelledby') ||
    squeeze(one.getAttribute('aria-label')) ||
    squeeze([...(one.labels ?? [])].map(label => label.textContent).join(' '))
  const findGroup = (one: Element) => one.closest('fieldset, [role="group"], [role="radiogroup"], li[aria-label]')
  const nameGroup = (group: Element | null) =>
    group
      ? byIds(group, 'aria-labelledby') ||
        squeeze(group.getAttribute('aria-label')) ||
        squeeze(group.querySelector(':scope > legend')?.textContent)
      : ''

  const names = new Map<string, Field>()
  for (const field of fields) {
    const name = nameField(field)
    const isTick = field.type === 'checkbox' || field.type === 'radio'
    see('11.1', name === '' && `${field.outerHTML.slice(0, 80)} has no label`)
    see(
      '11.2',
      /^(?:champ|texte|valeur|saisie|input|field|\*)$/i.test(name) && `« ${name} » does not say what is wanted`,
    )
    const key = `${nameGroup(findGroup(field))} / ${name} / ${isTick ? field.value : ''}`
    see('11.3', names.has(key) && `two fields are called « ${key} »`)
    names.set(key, field)
    const label = field.labels?.[0]
    if (label && isShown(label)) {
      const [a, b] = [label.getBoundingClientRect(), field.getBoundingClientRect()]
      const apart = Math.max(0, b.top - a.bottom, a.top - b.bottom, b.left - a.right, a.left - b.right)
      see('11.4', apart > 32 && `the label « ${name} » is ${Math.round(apart)} px from its field`)
      if (!isTick) see('11.4', a.top > b.bottom && `the label « ${name} » stands below its field`)
    }
    if (field.type === 'radio') {
      const group = findGroup(field)
      see('11.5', !group && `« ${name} » is in no group`)
      see('11.6', group !== null && nameGroup(group) === '' && `the group of « ${name} » has no name`)
    }
    if (field.localName === 'select') {
      const { options } = field as HTMLSelectElement
      const isGrouped = field.querySelector('optgroup') !== null
      see('11.8', options.length > 20 && !isGrouped && `« ${name} » has ${options.length} choices in a row`)
      for (const group of field.querySelectorAll('optgroup'))
        see('11.8', squeeze(group.label) === '' && `a group of « ${name} » has no name`)
    }
    if (field.required || field.getAttribute('aria-required') === 'true') {
      const around = squeeze(field.closest('form, [role="dialog"], fieldset')?.textContent)
      see('11.10', !around.includes('obligatoire') && `« ${name} » does not say that it is required`)
    }
  }
  for (const group of document.querySelectorAll('fieldset, [role="radiogroup"], [role="group"]')) {
    if (!isShown(group) || !group.querySelector('input, select, textarea')) continue
    const name = nameGroup(group)
    see('11.6', name === '' && `${group.outerHTML.slice(0, 80)} has no name`)
    see('11.7', /^(?:groupe|choix|options?)$/i.test(name) && `« ${name} » does not say what is chosen`)
  }
  return found
}

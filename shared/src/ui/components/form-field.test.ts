import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { system } from '../theme.ts'
import { Input } from './controls.tsx'
import { FormField } from './form-field.tsx'

const html = (children: ReactNode) => renderToStaticMarkup(jsx(ChakraProvider, { value: system, children }))
const attribute = (name: string, shown: string) => new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(shown)?.[1]

describe('a form field', () => {
  it('ties its label, hint and error to the control inside', () => {
    const shown = html(jsx(FormField, { label: 'Nom', hint: 'Court', error: 'Requis', children: jsx(Input, {}) }))
    const id = attribute('id', shown)
    expect(shown).toMatch(new RegExp(`<label[^>]* for="${id}"`))
    expect(attribute('aria-invalid', shown)).toBe('true')
    const described = attribute('aria-describedby', shown)?.split(' ') ?? []
    expect(described).toHaveLength(2)
    for (const one of described) expect(shown).toContain(`id="${one}"`)
  })

  it('says nothing of an error while there is none, and keeps the id a control brings', () => {
    const shown = html(jsx(Input, { id: 'alone' }))
    expect(attribute('id', shown)).toBe('alone')
    const inField = html(jsx(FormField, { label: 'Nom', children: jsx(Input, {}) }))
    expect(attribute('aria-invalid', inField)).toBeUndefined()
    expect(attribute('aria-describedby', inField)).toBeUndefined()
  })

  it('@W08 says before anything is sent that it is required, beside its label', () => {
    const shown = html(jsx(FormField, { label: 'Nom', required: true, children: jsx(Input, {}) }))
    expect(shown).toMatch(/<label[^>]*>Nom<\/label>.*<span[^>]*aria-hidden="true"[^>]*>obligatoire<\/span>/)
    expect(html(jsx(FormField, { label: 'Nom', children: jsx(Input, {}) }))).not.toContain('obligatoire')
  })

  it('makes its control read-only, disabled or required', () => {
    const children = jsx(Input, {})
    expect(html(jsx(FormField, { label: 'Nom', readOnly: true, children }))).toMatch(/<input[^>]* readonly=""/i)
    expect(html(jsx(FormField, { label: 'Nom', disabled: true, children }))).toMatch(/<input[^>]* disabled=""/)
    expect(html(jsx(FormField, { label: 'Nom', required: true, children }))).toMatch(/<input[^>]* required=""/)
  })
})

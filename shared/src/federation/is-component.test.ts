import { createElement, forwardRef, lazy, memo } from 'react'
import { describe, expect, it } from 'vitest'
import { isComponent } from './is-component.ts'

const Screen = () => null

describe('@S10 the default export of what a remote exposes', () => {
  it.each([
    ['a function', Screen],
    ['memo', memo(Screen)],
    ['forwardRef', forwardRef(Screen)],
    ['lazy', lazy(async () => ({ default: Screen }))],
  ])('may be %s', (_what, value) => {
    expect(isComponent(value)).toBe(true)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a name', 'Screen'],
    ['another object', { Screen }],
    ['an element', createElement(Screen)],
  ])('may not be %s', (_what, value) => {
    expect(isComponent(value)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { findScreens } from './find-screens.ts'

describe('the screens of an address', () => {
  it.each([
    ['/', ['dashboard']],
    ['/une-adresse-inconnue', ['dashboard']],
    ['/settings', ['settings']],
    ['/settingsabc', ['dashboard']],
    ['/path/12', ['path']],
    ['/homework', ['homework', 'school']],
    ['/planning/4', ['school']],
    ['/essai', ['trial']],
  ])('knows whose address %s is', (address, owners) => {
    expect(findScreens(address)).toEqual(owners)
  })
})

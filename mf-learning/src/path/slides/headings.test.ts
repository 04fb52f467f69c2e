import { describe, expect, it } from 'vitest'
import { raised } from './headings.ts'

describe('Headings of a lesson', () => {
  it('begin at the second level, each keeping its distance from the others', () => {
    expect(raised('Intro\n\n### À retenir\n\n#### Dates')).toBe('Intro\n\n## À retenir\n\n### Dates')
  })

  it('stay as they are when they already begin there', () => {
    expect(raised('## Partie\n\n### Détail')).toBe('## Partie\n\n### Détail')
    expect(raised('# Titre')).toBe('# Titre')
    expect(raised('Sans titre, avec un #mot')).toBe('Sans titre, avec un #mot')
  })
})

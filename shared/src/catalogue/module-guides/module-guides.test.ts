import { describe, expect, it } from 'vitest'
import { MODULE_GROUPS } from '../module-groups.ts'
import { MODULE_TITLES, MODULE_TYPES } from '../modules.ts'
import { MODULE_GUIDES } from './module-guides.ts'

describe('the catalogue of module types @M01', () => {
  it('has the 42 types of the specification, each in one group of the select', () => {
    expect(MODULE_TYPES).toHaveLength(42)
    const grouped = MODULE_GROUPS.flatMap(group => [...group.types])
    expect([...grouped].sort()).toEqual([...MODULE_TYPES].sort())
    for (const { types } of MODULE_GROUPS) expect(types.length).toBeLessThanOrEqual(10)
  })

  it('describes each type in one short sentence and gives what a teacher would ask for', () => {
    expect(Object.keys(MODULE_GUIDES).sort()).toEqual([...MODULE_TYPES].sort())
    for (const [type, { description, example }] of Object.entries(MODULE_GUIDES)) {
      expect(description, type).toMatch(/^\p{Lu}.{20,119}[.?]$/u)
      expect(example, type).toMatch(/^\p{Lu}.{40,198}\.$/u)
      // « vous », typographic apostrophes, and no technical word.
      expect(`${description} ${example}`, type).not.toMatch(/\b(tu|ton|tes|toi|prompt|JSON|IA)\b|'/)
    }
  })

  it('has no two types with the same name, description or example', () => {
    const guides = Object.values(MODULE_GUIDES)
    for (const texts of [
      Object.values(MODULE_TITLES),
      guides.map(guide => guide.description),
      guides.map(guide => guide.example),
    ])
      expect(new Set(texts).size).toBe(42)
  })
})

import { describe, expect, it } from 'vitest'
import { library } from './library.ts'
import { typesetTitle } from './typeset-title.ts'

const CASES = [
  ["L'urbanisation du monde", 'L’urbanisation du monde'],
  ['(XIe-XVe siècles)', '(XIᵉ-XVᵉ siècles)'],
  ["La Ve République, à l'alternance", 'La Vᵉ République, à l’alternance'],
  ["L'Europe de la « révolution »", 'L’Europe de la «\u00a0révolution\u00a0»'],
  ["L'alimentation : comment ?", 'L’alimentation\u00a0: comment\u00a0?'],
  ['Vie et mort', 'Vie et mort'],
]

describe('The titles of the programme', () => {
  it.each(CASES)('« %s » is printed « %s »', (written, printed) => expect(typesetTitle(written)).toBe(printed))

  it('are printed wherever a chapter is named (@U05)', () => {
    const { programme, topicById, findPlace } = library()
    const chapters = (['6ème', '5ème', '4ème', '3ème'] as const).flatMap(grade =>
      (['EMC', 'Géographie', 'Histoire', 'Mathématiques'] as const).flatMap(subject => programme(subject, grade)),
    )
    const titles = chapters.flatMap(({ id, title, subChapters }) => [
      title,
      topicById(id)?.title ?? '',
      findPlace(id)?.title ?? '',
      ...subChapters.flatMap(sub => [sub.title, topicById(sub.id)?.chapter ?? '']),
    ])
    expect(titles.length).toBeGreaterThan(150)
    expect(titles.filter(title => /\p{L}'\p{L}|(?<!\p{L})[IVX]{2,}e(?!\p{L})| [:?!»]/u.test(title))).toEqual([])
  })
})

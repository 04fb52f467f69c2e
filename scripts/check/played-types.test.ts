import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, readPackFolder } from '@ariane/tutor'
import { expect, it } from 'vitest'
import * as tables from '../../e2e/support/played-types.ts'
import { MODULE_TYPES } from '../../shared/src/catalogue/index.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const journeys = globSync('e2e/journeys/*.spec.ts', { cwd: ROOT }).map(file =>
  readFileSync(path.join(ROOT, file), 'utf8'),
)
const { LESSONS, ...lists } = tables

/** Types that a journey names itself, and those of the tables that a journey goes through. */
const named = journeys.flatMap(text => [...text.matchAll(/plays\('([A-Z_]+)'\)/g)].map(([, type]) => type ?? ''))
const listed = Object.entries(lists).flatMap(([name, rows]) => {
  const users = journeys.filter(text => text.includes(`of ${name})\n    test(`) && text.includes('plays(type)'))
  return users.flatMap(() => rows.map(([type]) => type))
})

it('every module type is played to its end by one journey, and by one only', () => {
  expect([...named, ...listed].toSorted()).toEqual(MODULE_TYPES.toSorted())
})

it.each(Object.entries(LESSONS))('the journeys find every question of %s in its pack: none is made up', (_, lesson) => {
  const pack = readPackFolder(path.join(CONTENT, 'packs', lesson.place.subChapterId))
  expect(pack.generators ?? []).toEqual([])
})

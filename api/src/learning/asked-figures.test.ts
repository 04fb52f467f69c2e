import { learningRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi } from '../testing/test-api.ts'
import { classroom, findModule, type Learner } from './testing/classroom.ts'

let api: TestApi
let pupil: Learner

beforeAll(async () => {
  ;({ api, pupil } = await classroom())
})
afterAll(() => api.close())

const PLACE = { chapterId: 'svt-5-corps', subChapterId: 'svt-5-digestion' }
const labels = { title: 'Légender', type: 'MATCHING_PAIRS', prompt_generation: '3 paires' } as const

describe('a figure that is answered on @B02', () => {
  it('comes with places under numbers; their codes and names stay in the database', async () => {
    const request = { desc: '', userId: pupil.uid, pathType: 'pedagogical_pathway' as const, ...PLACE }
    const { data } = await pupil.call(learningRoutes.generatePath, { ...request, customPrompts: [labels] })
    const path = await pupil.written(data.id)
    const { figures = {}, activity = {} } = findModule(path, 0)
    const [asked, view] = [activity.c2, figures.c2]
    if (asked?.engine !== 'label-figure') throw new Error('there is no figure to label')
    expect(view?.targets?.map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9'])
    expect(asked.slots.map(({ id }) => id)).toEqual(view?.targets?.map(({ id }) => id))
    expect(Object.keys(view?.targets?.[0] ?? {}).toSorted()).toEqual(['at', 'id', 'to', 'where'])
    // « bouche » is what another organ lies near to; no name stands on the drawing.
    expect(view?.svg.replace(/<desc.*<\/desc>/, '')).not.toMatch(/foie|estomac|pancréas|œsophage|bouche/)
    expect(JSON.stringify(view)).not.toMatch(/stomach|pancreas|oesophagus|foie|estomac/)
    const rows = await api.db.q().selectFrom('modules').select('figures').where('path_id', '=', path.id).execute()
    expect(JSON.stringify(rows)).toContain('"stomach"')
    expect(JSON.stringify(rows)).not.toContain('<svg')
  })
})

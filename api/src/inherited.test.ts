import {
  accountsRoutes,
  calendarRoutes,
  chatRoutes,
  learningRoutes,
  objectivesRoutes,
  progressRoutes,
  rightsRoutes,
} from '@ariane/shared/contracts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INHERITED } from './demo/scenarios/names.ts'
import { seeds } from './testing/policy/seed-rows.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from './testing/test-api.ts'

const NOW = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let pupil: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(NOW), limiter: UNLIMITED })
  pupil = await api.signUp({ name: 'Lina' })
  await api.consent(pupil)
})
afterAll(() => api.close())

/** What every object inherits goes in and out of each area as the words that a person typed. */
describe('a word that every object inherits', () => {
  it.each(INHERITED)('@X06 stays a word in events, objectives and messages: %s', async word => {
    const userId = pupil.uid
    const startTimestamp = NOW / 1000 + 3600 * (1 + INHERITED.indexOf(word))
    const event = { title: word, description: word, startTimestamp, endTimestamp: startTimestamp + 1800 }
    const meta = { subject: word, teacher: word, room: word }
    await pupil.call(calendarRoutes.createEvent, { userId, ...event, type: 'course', meta })
    const week = { userId, start: '2026-11-18T00:00:00Z', end: '2026-11-20T00:00:00Z' }
    const events = (await pupil.call(calendarRoutes.listEvents, week)).data
    expect(events.find(({ title }) => title === word)).toMatchObject({ description: word, subject: word, meta })

    const objective = {
      userId,
      title: word,
      type: 'School' as const,
      startDate: '2026-11-18',
      endDate: '2026-11-30',
      isDaily: false,
      recurrenceDays: [1],
      successCriteria: word,
      progressCriteria: word,
      effortNeededCriteria: word,
      tasks: [{ title: word, description: word, selectedDays: [1] }],
    }
    await pupil.call(objectivesRoutes.createObjective, { objective })
    const objectives = (await pupil.call(objectivesRoutes.listObjectives, { userId })).data
    expect(objectives.find(({ title }) => title === word)).toMatchObject({ tasks: [{ title: word }] })
    await pupil.call(progressRoutes.weeklyAlerts, { userId, dateStart: week.start, dateEnd: week.end })

    await pupil.call(accountsRoutes.updateReference, { userId, firstName: 'Lina', lastName: 'Roux' })
    const opening = { userId, subject: word, description: word }
    await pupil.call(chatRoutes.openChannel, opening)
    const sent = (
      await pupil.call(chatRoutes.sendMessage, { userId, id: crypto.randomUUID(), content: word, type: 'text' })
    ).data
    expect(sent).toMatchObject({ content: word })
    await pupil.call(chatRoutes.closeChannel, { userId, comment: word })
  })

  it('@A14 does not break the archive of a pupil who wrote it', async () => {
    const answer = await api.server.inject({
      method: 'POST',
      url: rightsRoutes.exportData.path,
      headers: { ...pupil.headers, 'content-type': 'application/json' },
      payload: { userId: pupil.uid },
    })
    expect(answer.statusCode).toBe(200)
    const files = unzipSync(answer.rawPayload)
    const text = (name: string) => new TextDecoder().decode(files[name])
    for (const word of INHERITED) {
      expect(text('index.html')).toContain(`<dt>Titre</dt><dd>${word}</dd>`)
      for (const table of ['events', 'objectives', 'objective_tasks'])
        expect(JSON.parse(text(`donnees/${table}.json`))).toContainEqual(expect.objectContaining({ title: word }))
    }
  })

  it.each(INHERITED)('@M02 is a wrong answer to a question, and no option of it: %s', async word => {
    const id = Number(await seeds.review_cards(api, pupil).then(() => lastModule()))
    const chosen = { userId: pupil.uid, key: 'c1', answer: { engine: 'quiz' as const, chosen: [word] } }
    const { data } = await pupil.call(learningRoutes.answerModule, { id, ...chosen })
    expect(data).toMatchObject({ correct: false, score: 0 })
    const unknown = { ...chosen, id, key: word }
    await expect(pupil.call(learningRoutes.answerModule, unknown)).rejects.toMatchObject({
      status: 400,
      fields: ['key'],
    })
  })
})

const lastModule = async () =>
  (await api.db.q().selectFrom('modules').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

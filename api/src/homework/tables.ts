import type { HomeworkDetail, HomeworkQuestion, Reading } from '@ariane/shared/contracts'
import type { HomeworkExercise } from '@ariane/tutor'
import type { ColumnType, Generated } from 'kysely'

type DefaultJson<T> = ColumnType<T, string | undefined, string>

/** Where the pupil stands on each question, by its key ('0:1': the second question of the first exercise). */
export type Progress = Record<string, HomeworkQuestion['progress']>

export interface HomeworkTables {
  homework: {
    path_id: number
    input: HomeworkDetail['sent']['input']
    statement: string
    media: Buffer | null
    media_type: string | null
    /** With what is expected: never sent as it stands. */
    exercises: DefaultJson<HomeworkExercise[]>
    progress: DefaultJson<Progress>
  }
  readings: {
    id: string
    user_id: string
    name: string
    kind: Reading['kind']
    state: Reading['state']
    /** Of the bytes as they were sent. */
    digest: string
    /** What is to be read; then the cleaned picture or the sound, else nothing. */
    bytes: Buffer | null
    media_type: string | null
    pages_done: Generated<number>
    pages: number | null
    text: Generated<string>
    uncertain: DefaultJson<Reading['uncertain']>
    notices: DefaultJson<Reading['notices']>
    failure: Reading['failure']
    created_at: Date
  }
}

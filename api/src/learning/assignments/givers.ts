import type { GiverPorts } from './ports.ts'
import { givenStore } from './store.ts'

/** Adds the name of who gave a path, while that adult follows the pupil. */
export const withGivers =
  ({ db, followersOf }: GiverPorts) =>
  async <P extends { id: number; assignedBy?: string | undefined }>(
    pupil: string,
    paths: readonly P[],
  ): Promise<P[]> => {
    const given = await givenStore(db.q).ofPupil(pupil)
    if (given.length === 0) return [...paths]
    const names = new Map((await followersOf(pupil)).map(({ uid, name }) => [uid, name]))
    const by = new Map(given.map(row => [row.path_id, names.get(row.given_by)]))
    return paths.map(path => {
      const assignedBy = by.get(path.id)
      return assignedBy ? { ...path, assignedBy } : path
    })
  }

import type { GiverPorts } from './ports.ts'

/** Adds the name of who gave a path, while that adult follows the pupil; nobody is looked for when none was given. */
export const withGivers =
  ({ followersOf }: GiverPorts) =>
  async <P extends { givenBy: string | null; assignedBy?: string | undefined }>(
    pupil: string,
    paths: readonly P[],
  ): Promise<P[]> => {
    if (paths.every(path => path.givenBy === null)) return [...paths]
    const names = new Map((await followersOf(pupil)).map(({ uid, name }) => [uid, name]))
    return paths.map(path => {
      const assignedBy = path.givenBy === null ? undefined : names.get(path.givenBy)
      return assignedBy ? { ...path, assignedBy } : path
    })
  }

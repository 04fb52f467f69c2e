import { startCluster } from '../platform/db/cluster/cluster.ts'

const SETTINGS = { fsync: 'off', max_connections: '100' }

/**
 * A database server in a folder of its own, which a test halts and resumes at the same address.
 * @param bin folder of the programs of another version
 */
export async function ownServer(folder: string, bin?: string) {
  const start = () => startCluster(folder, { bin, settings: SETTINGS })
  let cluster = await start()
  return {
    url: cluster.url,
    /** `immediate` is like a crash. */
    async halt(mode: 'fast' | 'immediate') {
      const pid = cluster.pid()
      const stopped = cluster.stop()
      if (mode === 'immediate' && pid !== undefined) process.kill(pid, 'SIGQUIT')
      await stopped
    },
    async resume() {
      cluster = await start()
    },
    stop: () => cluster.stop(),
  }
}

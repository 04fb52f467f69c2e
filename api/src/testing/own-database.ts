import { randomUUID } from 'node:crypto'
import { addressOf, inServer } from './in-server.ts'

/** A database of its own on the server of all test files, by its address: migrated and empty, or with nothing at all. */
export async function ownDatabase(holds: 'migrations' | 'nothing'): Promise<{ url: string; drop(): Promise<void> }> {
  const { TEST_DATABASE_URL: server = '', TEST_TEMPLATE: template = '' } = process.env
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const copied = holds === 'migrations' ? template : 'template0'
  await inServer(server, client => client.query(`create database ${name} template ${copied} strategy wal_log`))
  return {
    url: addressOf(server, name),
    drop: () =>
      inServer(server, async client => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}

/** The user of the server; nobody else gets to its socket. */
const USER = 'ariane'
export const PORT = 5432

type Settings = Record<string, string>

/** For a machine of 2 GB that runs the product as well: two processes beside those of the connections. */
const SIZE: Settings = {
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_connections: '40',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  random_page_cost: '1.1',
}

/** What is acknowledged is on the disk. */
const DURABLE: Settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  data_sync_retry: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // A file of the log that is kept to be used again would hold what was deleted, for as long as nobody writes much.
  wal_recycle: 'off',
}

/** A socket, never the network. */
const REACH: Settings = { listen_addresses: '', port: String(PORT), unix_socket_permissions: '0700' }

/** What goes wrong with the server itself. What goes wrong with a statement is in our own log, without its values. */
const LOG: Settings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  lc_messages: 'C',
  timezone: 'UTC',
}

/** The arguments of `postgres`. */
export function serverArguments(major: number, socketFolder: string, more: Settings): string[] {
  const newer: Settings = major >= 18 ? { io_method: 'sync', autovacuum_worker_slots: '2' } : {}
  const settings = { ...SIZE, ...DURABLE, ...LOG, ...newer, ...more, ...REACH, unix_socket_directories: socketFolder }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * The arguments of `initdb`. Letters fold and sort alike on every machine; what is a letter and what parts words, for the search,
 * the C library says by its C.UTF-8: by its C alone, a typographic apostrophe would be a letter.
 */
export function creationArguments(major: number): string[] {
  const provider = major >= 17 ? ['--locale-provider=builtin'] : []
  return ['-U', USER, '-A', 'trust', '-E', 'UTF8', ...provider, '--locale=C.UTF-8', '--wal-segsize=4']
}

/** What the driver would take from PG… variables of the environment, which are meant for other servers. */
const OURS = new URLSearchParams({
  user: USER,
  port: String(PORT),
  sslmode: 'disable',
  sslnegotiation: 'postgres',
  replication: 'false',
  options: '-cclient_encoding=UTF8',
})

/** Where clients find the server. */
export const address = (socketFolder: string, database = 'postgres') =>
  `postgres:///${database}?host=${encodeURIComponent(socketFolder)}&${OURS}`

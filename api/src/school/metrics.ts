import { Counter, type Registry } from 'prom-client'
import type { SyncPorts } from './ports.ts'

/** Synchronisations that did not happen; both labels are bounded by the contract. */
export function schoolFailureCounter(registry: Registry): SyncPorts['counted'] {
  const counter = new Counter({
    name: 'school_failures_total',
    help: 'Synchronisations with a school that did not happen; pronote_changed and protocol_changed need an update',
    labelNames: ['provider', 'code'],
    registers: [registry],
  })
  return (provider, code) => counter.inc({ provider, code })
}

/** What synchronisations left out; all labels are bounded by the contract. */
export function schoolGapCounter(registry: Registry): SyncPorts['gapCounted'] {
  const counter = new Counter({
    name: 'school_gaps_total',
    help: 'Parts that a synchronisation with a school did not read; unreadable ones need an update',
    labelNames: ['provider', 'part', 'reason'],
    registers: [registry],
  })
  return (provider, { part, reason }) => counter.inc({ provider, part, reason })
}

/** Services that speak a version which is not in their protocol file; the log has the version. */
export function schoolVersionCounter(registry: Registry): SyncPorts['unknownVersion'] {
  const counter = new Counter({
    name: 'school_unknown_versions_total',
    help: 'Calls to a school whose version is not known here, or that refuses ours: the protocol file needs a look',
    labelNames: ['provider'],
    registers: [registry],
  })
  return provider => counter.inc({ provider })
}

import { Counter, type Registry } from 'prom-client'
import type { HealthPorts } from './ports.ts'

/** Reported failures among the measurements; both labels are bounded, by the registry and by the contract. */
export function failureCounter(registry: Registry): HealthPorts['counted'] {
  const counter = new Counter({
    name: 'client_failures_total',
    help: 'Screens that could not be shown, as reported by pages',
    labelNames: ['remote', 'kind'],
    registers: [registry],
  })
  return ({ remote, kind }) => counter.inc({ remote, kind })
}

/** The same for errors outside drawing. */
export function errorCounter(registry: Registry): HealthPorts['countedError'] {
  const counter = new Counter({
    name: 'client_errors_total',
    help: 'Errors of remotes outside drawing, as reported by pages',
    labelNames: ['remote', 'error'],
    registers: [registry],
  })
  return ({ remote, error }) => counter.inc({ remote, error })
}

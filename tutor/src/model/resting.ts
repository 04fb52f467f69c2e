import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { ModelFailure } from './failure.ts'
import type { Model } from './provider.ts'

const REST_MS = 30_000
const FAILURES = 3

/** Spares pupils the wait for a model that fails: after three failures in a row it is left alone for a while. */
export function resting(model: Model, restMs = REST_MS): Model {
  const breaker = circuitBreaker(
    handleWhen(error => !(error instanceof ModelFailure && error.trouble === 'cancelled')),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES) },
  )
  return {
    name: model.name,
    write: request =>
      breaker
        .execute(() => model.write(request))
        .catch((error: unknown) => {
          throw error instanceof BrokenCircuitError ? new ModelFailure('resting') : error
        }),
  }
}

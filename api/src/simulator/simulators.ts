import { setTimeout as pause } from 'node:timers/promises'
import { registerScenarios } from '../demo/scenarios/routes.ts'
import type { Simulators } from '../run.ts'
import { simulatedServices } from '../school/testing/simulated-services.ts'

const STEP_MS = Number(process.env.JOB_STEP_MS ?? 0)

/** For development, demonstrations and journeys: what SIMULATOR=1, SCHOOL_SIMULATOR=1 and JOB_STEP_MS turn on. */
export const simulators: Simulators = {
  schools: simulatedServices,
  register: registerScenarios,
  holdModule: signal => pause(STEP_MS, undefined, { signal }),
}

import { registerScenarios } from '../demo/scenarios/routes.ts'
import type { Simulators } from '../run.ts'
import { simulatedServices } from '../school/testing/simulated-services.ts'

/** For development, demonstrations and journeys: what SIMULATOR=1 and SCHOOL_SIMULATOR=1 turn on. */
export const simulators: Simulators = { schools: simulatedServices, register: registerScenarios }

import * as z from 'zod'
import { ROLES, SCHOOL_GRADES } from '../catalogue/index.ts'
import { route, success } from './route.ts'

/** Path of the simulator's pages. */
export const SIMULATOR_PATH = '/simulateur'
/** Names the published versions that a page of the simulator loads: 'mf-chat@1.0.0-1a2b3c4d,mf-planner@…'. */
export const VERSION_PARAMETER = 'qa.version'

/** Every stored version of every remote, as the simulator's page gets it. */
export const KnownVersions = z.array(
  z.object({
    name: z.string(),
    active: z.string(),
    versions: z.array(z.object({ version: z.string(), time: z.string() })),
  }),
)
export type KnownVersions = z.infer<typeof KnownVersions>

/** The amount and kind of data in a simulated account. */
export const SCENARIOS = ['empty', 'typical', 'huge', 'hostile'] as const
export type Scenario = (typeof SCENARIOS)[number]

export const Persona = z.object({ role: z.enum(ROLES), grade: z.enum(SCHOOL_GRADES), scenario: z.enum(SCENARIOS) })
export type Persona = z.infer<typeof Persona>

/** The beginning of every address created for a persona, so that a page recognises an account of that persona. */
export const personaEmailPrefix = ({ role, grade, scenario }: Persona) =>
  `essai.${role.slice('ROLE_'.length).toLowerCase()}.${grade.charAt(0)}e.${scenario}.`

/** Calls of the simulator, mounted only with SIMULATOR=1 and absent from the product's table. */
export const simulatorRoutes = {
  cast: route({
    method: 'POST',
    path: '/api/simulator/cast',
    summary: 'An account to throw away, with the data of a scenario',
    body: Persona,
    answer: success(z.object({ email: z.string(), password: z.string() })),
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
}

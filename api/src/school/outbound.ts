import type { Config } from '../platform/config.ts'
import { createOutbound, type Outbound } from '../platform/outbound/outbound.ts'
import { simulatedServices } from './simulated/services.ts'

const HOSTS = ['*.index-education.net', 'api.ecoledirecte.com']

/** The way to the school systems: their own hosts and those the operator added, or simulated ones. */
export const schoolOutbound = ({ schools }: Pick<Config, 'schools'>, now: () => Date): Outbound =>
  schools.simulated ? simulatedServices(now) : createOutbound({ hosts: [...HOSTS, ...schools.hosts] })

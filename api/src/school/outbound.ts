import type { Config } from '../platform/config.ts'
import { createOutbound, type Outbound } from '../platform/outbound/outbound.ts'

const HOSTS = ['*.index-education.net', 'api.ecoledirecte.com']

/** The way to the school systems: their own hosts and those the operator added. */
export const schoolOutbound = ({ schools }: Pick<Config, 'schools'>): Outbound =>
  createOutbound({ hosts: [...HOSTS, ...schools.hosts] })

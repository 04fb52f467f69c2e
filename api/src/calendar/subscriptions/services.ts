import type { HostPattern } from '../../platform/outbound/hosts.ts'

/** Who publishes calendars at addresses that may be read without being asked for by the operator. */
interface Service {
  hosts: readonly HostPattern[]
  /** What stands there are lessons. */
  school: boolean
}

/** The list; CALENDAR_HOSTS adds to it. The hosts of the ENT are those that pronotepy signs in at (pronotepy/ent/ent.py). */
const SERVICES: Record<string, Service> = {
  pronote: { hosts: ['*.index-education.net'], school: true },
  ecoledirecte: { hosts: ['api.ecoledirecte.com'], school: true },
  google: { hosts: ['calendar.google.com'], school: false },
  outlook: { hosts: ['outlook.office365.com', 'outlook.office.com', 'outlook.live.com'], school: false },
  apple: { hosts: ['*.icloud.com'], school: false },
  ent: {
    hosts: [
      '*.agora06.fr',
      '*.arsene76.fr',
      '*.atrium-sud.fr',
      '*.cybercolleges42.fr',
      '*.e-lyco.fr',
      '*.eclat-bfc.fr',
      '*.ecollege.haute-garonne.fr',
      '*.ent.auvergnerhonealpes.fr',
      '*.ent27.fr',
      '*.entcreuse.fr',
      '*.kosmoseducation.com',
      '*.laclasse.com',
      '*.lyceeconnecte.fr',
      '*.mon-ent-occitanie.fr',
      '*.monbureaunumerique.fr',
      '*.moncollege.valdoise.fr',
      '*.opendigitaleducation.com',
      '*.webcollege.seinesaintdenis.fr',
      'enc.hauts-de-seine.fr',
      'ent.iledefrance.fr',
      'ent.l-educdenormandie.fr',
      'ent.netocentre.fr',
      'ent.parisclassenumerique.fr',
      'ent2d.ac-bordeaux.fr',
      'ent77.seine-et-marne.fr',
      'enthdf.fr',
      'moncollege-ent.var.fr',
      'ozecollege.yvelines.fr',
      'www.moncollege-ent.essonne.fr',
    ],
    school: true,
  },
}
const services = Object.values(SERVICES)

/** Hosts whose calendars may be read by their address. */
export const CALENDAR_HOSTS: readonly HostPattern[] = services.flatMap(({ hosts }) => hosts)
/** Hosts of schools. */
export const SCHOOL_HOSTS: readonly HostPattern[] = services.flatMap(({ hosts, school }) => (school ? hosts : []))

import { PRODUCT, type Role, type SchoolGrade } from '@ariane/shared/catalogue'

/** Somebody invented for the demonstration. */
export type DemoPerson = { login: string; firstName: string; role: Role; grade: SchoolGrade }

export const TEACHER: DemoPerson = {
  login: 'prof-demo',
  firstName: 'Professeur',
  role: 'ROLE_TEACHER',
  grade: '4ème',
}
export const PARENT: DemoPerson = { login: 'parent-demo', firstName: 'Parent', role: 'ROLE_PARENT', grade: '4ème' }
export const CAMILLE: DemoPerson = { login: 'camille-demo', firstName: 'Camille', role: 'ROLE_STUDENT', grade: '4ème' }
export const NOAH: DemoPerson = { login: 'noah-demo', firstName: 'Noah', role: 'ROLE_STUDENT', grade: '6ème' }
export const INES: DemoPerson = { login: 'ines-demo', firstName: 'Inès', role: 'ROLE_STUDENT', grade: '3ème' }

export const PUPILS = [CAMILLE, NOAH, INES]
export const EVERYBODY = [TEACHER, PARENT, ...PUPILS]

/** Everybody's, and public: the demonstration holds nothing real. */
export const PASSWORD = 'ariane-demo'

/** Stands where a family name would, so that nobody takes them for real people. */
export const MARK = '(démo)'
export const demoName = ({ firstName }: DemoPerson) => `${firstName} ${MARK}`
export const demoEmail = ({ login }: DemoPerson) => `${login}@${PRODUCT.emailDomain}`

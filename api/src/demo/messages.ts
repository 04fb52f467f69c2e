import { RIGHT_ANSWER } from '../school/testing/simulate-ecoledirecte.ts'
import { SIMULATED_PASSWORD, SIMULATED_PIN } from '../school/testing/simulated-services.ts'
import { type DemoPerson, EVERYBODY, PASSWORD } from './class/people.ts'

const line = ({ login, firstName, role, grade }: DemoPerson) =>
  `  ${login.padEnd(14)} ${firstName}${role === 'ROLE_STUDENT' ? `, ${grade}` : ''}`

/** What the operator of the demonstration reads. */
export const messages = {
  closedByPupil: "Fermé par l'élève",
  filling: (folder: string) => `Démonstration : préparation d’une classe inventée dans ${folder}…`,
  filled: 'La classe est prête.',
  foreign: (folder: string) =>
    `Le dossier ${folder} contient d’autres données, ou une préparation interrompue. Il n’a pas été touché. ` +
    'Supprimez-le, ou choisissez un autre dossier avec DATA_DIR.',
  accounts: [
    'Comptes de démonstration, tous inventés :',
    ...EVERYBODY.map(line),
    `Mot de passe de chacun : ${PASSWORD}`,
    'PRONOTE et EcoleDirecte sont simulés : adresse demo.index-education.net, identifiant camille (EcoleDirecte avec une ' +
      `question, réponse ${RIGHT_ANSWER} : camille.question ; PRONOTE avec le code PIN ${SIMULATED_PIN} : camille.pin), ` +
      `mot de passe ${SIMULATED_PASSWORD}.`,
    'Ces mots de passe sont publics : n’y mettez rien de réel.',
  ].join('\n'),
}

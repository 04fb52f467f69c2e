import { describe, expect, it } from 'vitest'
import { Claim } from '../../claims.ts'
import { sayWithOthers } from './say-claim.ts'

const options = (claim: object, model: string) => {
  const said = sayWithOthers(Claim.parse({ idea: 0, ...claim }), model)
  return said && [said.right, ...said.wrong]
}

describe('what a question asked back offers', () => {
  it.each([
    [
      { subject: ['la comparaison'], relation: 'utilise', object: ['un outil'], confusable: [['outil', 'rime']] },
      'La comparaison utilise un outil.',
      ['La comparaison utilise un outil.', 'La comparaison n’utilise pas d’outil.'],
    ],
    [
      { subject: ['les femmes'], relation: 'fabriquent', object: ['des obus'] },
      'Les femmes fabriquent des obus.',
      ['Les femmes fabriquent des obus.', 'Les femmes ne fabriquent pas d’obus.'],
    ],
    [
      { subject: ['il'], relation: 'est', object: ['une petite souris'] },
      'Il est une petite souris.',
      ['C’est une petite souris.', 'Ce n’est pas une petite souris.'],
    ],
    [
      { subject: ['une personne'], relation: 'a', object: ['trop de pouvoir'], confusable: [['pouvoir', 'argent']] },
      'Une personne a trop de pouvoir.',
      ['Une personne a trop de pouvoir.', 'Une personne n’a pas trop de pouvoir.', 'Une personne a trop d’argent.'],
    ],
    [
      { subject: ['avec hoy', 'la période'], relation: 'n’est pas', object: ['terminée'] },
      'Avec hoy, la période n’est pas terminée.',
      ['La période n’est pas terminée.', 'La période est terminée.'],
    ],
  ])('is French: %j', (claim, model, wanted) => {
    expect(options(claim, model)).toEqual(wanted)
  })

  it.each([
    [
      { subject: ['une seule personne'], relation: 'ait', object: ['le pouvoir'] },
      'Pour éviter qu’une seule personne ait le pouvoir.',
    ],
    [
      { subject: ['avec hoy'], relation: 'emploie', object: ['le passé composé'] },
      'Avec hoy, on emploie le passé composé.',
    ],
    [{ subject: ['les familles'], relation: 'est', object: ['une fête'] }, 'C’est une fête pour les familles.'],
    [
      { subject: ['les sujets différents'], relation: 'emploie', object: ['le subjonctif'] },
      'Ils sont différents : on emploie le subjonctif.',
    ],
    [{ subject: ['l’espagnol'], relation: 'y a', object: ['un auxiliaire'] }, 'En espagnol, il y a un auxiliaire.'],
    [{ subject: ['il'], relation: 'ne reste', object: ['rien'] }, 'Il ne reste rien.'],
  ])('is nothing where the parts of a claim make no sentence: %j', (claim, model) => {
    expect(options(claim, model)).toBeUndefined()
  })
})

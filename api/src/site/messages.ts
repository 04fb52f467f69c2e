export const messages = {
  notBuilt: 'Ariane n’est pas encore prête : le site n’a pas été construit. Lancez « npm run build », puis rechargez.',
}

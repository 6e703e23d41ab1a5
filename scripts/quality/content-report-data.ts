/** Abbreviations without an entry in the glossary, by the reason why they do not need one. */
export const abbreviations = {
  'everyday words of business and the web':
    'AI CAD FAQ PDF JSON VAT ROI AA CC BY GDPR WCAG DKK PLN UAH TCP IT ID CSV HR VPN TLS WPA2 WPA3 DMZ DNV',
  'national bodies, laws and portals, named in full on the page of the buyer':
    'SSECU DEMAR CCJ WAT SIEL NTE ELAN AV1 AV2 RD FE FMI FMIBST KAM VSD SSU PET EEA BAFA VSA BMWE BMWK DALO RPW ABW SKW CVP IS MOD DE&S ISAC COMMIT NBIV ABRO TBB ABDO FMA NSM FMV HILMA RKIK KAPO DOT DI CDIU DMO NIDV AIVD MIVD ERR RASK STRATLES UNN RBC DEKSA VOL GHB ECJU JSP IASME SPIRE LITE ISP TL MFA DECCS DIN BSI BDI HSE MSB DSB UZP ABBV ZVB',
  'national markings, in the buyer’s table of markings':
    'TAJNE RIBOTO NAUDOJIMO OFFICIAL DEPARTEMENTAAL VERTROUWELIJK BEGRENSET HEMLIG RAJOITETTU PIIRATUD KONFIDENTIELL POUFNE KONFIDENTSIAALNE SALAJANE KONFIDENCIALIAI SLAPTAI KONFIDENSIELT',
  'forms of companies and their register numbers': 'TOV CVR EDR',
  'programs, named in full next to it': 'SAFE UNITE DIANA EDF EDIP STA JCP EUDIS EIC SBIR',
  'citations of a law, a register or an edition':
    'FR USC RFC AS9104 AS9163 SR003 SR004 D5540C REV1 REV5 ISN TFEU AS ADR ML2 ML3 ML4 EV SOU ZG PGI MAY',
  'codes of the language of a page abroad': 'DA DE ET FI LT NL NO PL SV UA',
  'names of bodies, registers and services':
    'ACI ANAB PRI DCSA DC3 FCC EUR SVS FMRA DLA EAK FINAS YTJ KVK KRS GLEIF LEI WTO UN CMS SAR DIU OFAC MEU DOC ZTE USAID CATL BYD EVE SMIC CXMT YMTC',
  'roles in PIEE, named in full next to it': 'EB POC CAM',
  'parts of postal addresses': 'PA BS34 SW1A AK',
  'names of products and kinds of drone': 'AWS GCC FPV',
  'Roman numerals': 'II III IV VII VIII XI XII',
  'families of NIST SP 800-171, named in full in the same row': 'AT AU IR MA MP PS PE RA SC SI AC CA CM IA',
  'words in glossary entries, explained there': 'FMEA CMM UAS SRD CCATS HS EMV EA LOI QMP CPV CIS',
};

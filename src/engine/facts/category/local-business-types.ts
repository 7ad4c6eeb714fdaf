/** schema.org 30.0: LocalBusiness and all its descendants. */
const LOCAL_BUSINESS_TYPES = new Set(
  `LocalBusiness AnimalShelter ArchiveOrganization AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental
  AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair ChildCare Dentist DryCleaningOrLaundry EmergencyService
  FireStation Hospital PoliceStation EmploymentAgency EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery
  Casino ComedyClub MovieTheater NightClub FinancialService AccountingService AutomatedTeller BankOrCreditUnion
  InsuranceAgency FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop
  Restaurant Winery GovernmentOffice PostOffice HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon
  TattooParlor HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany
  Plumber RoofingContractor InternetCafe LegalService Attorney Notary Library LodgingBusiness BedAndBreakfast Campground
  Hostel Hotel Motel Resort SkiResort VacationRental MedicalBusiness CommunityHealth Dermatology DietNutrition Emergency
  Geriatric Gynecologic MedicalClinic CovidTestingFacility Midwifery Nursing Obstetric Oncologic Optician Optometric
  Otolaryngologic Pediatric Pharmacy Physician IndividualPhysician PhysiciansOffice Physiotherapy PlasticSurgery Podiatric
  PrimaryCare Psychiatric PublicHealth ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage
  ShoppingCenter SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SportsClub StadiumOrArena
  TennisComplex Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore
  Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore
  MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore
  ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore TelevisionStation TouristInformationCenter TravelAgency`.split(
    /\s+/,
  ),
);

/** Types outside the LocalBusiness tree that businesses use too. */
const ORGANIZATION_TYPES = new Set(
  `Organization Corporation MedicalOrganization VeterinaryCare DiagnosticLab EducationalOrganization School Preschool
  CollegeOrUniversity PerformingGroup MusicGroup DanceGroup TheaterGroup SportsOrganization SportsTeam NGO OnlineBusiness
  OnlineStore Airline Church PlaceOfWorship EventVenue CivicStructure Museum Place TouristAttraction Zoo Aquarium
  FuneralHome Cemetery LandmarksOrHistoricalBuildings`.split(/\s+/),
);

/** Whether the type is schema.org's LocalBusiness or below it. */
export function isLocalBusinessType(type: string): boolean {
  return LOCAL_BUSINESS_TYPES.has(type);
}

/** Whether the type is an organization or venue that is not a LocalBusiness in schema.org's tree. */
export function isOrganizationType(type: string): boolean {
  return ORGANIZATION_TYPES.has(type);
}

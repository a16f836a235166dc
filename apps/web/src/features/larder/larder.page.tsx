import { PageHeading } from "../../components/page-heading";

export default function LarderPage() {
  return <PageHeading title="Larder" />;
}

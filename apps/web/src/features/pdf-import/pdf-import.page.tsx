import { PageHeading } from "../../components/page-heading";

export default function PdfImportPage() {
  return <PageHeading title="PDF Import" />;
}
